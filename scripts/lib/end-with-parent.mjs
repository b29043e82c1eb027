// Loaded into the server before its own code: when the command that started it is gone, it stops as on SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
