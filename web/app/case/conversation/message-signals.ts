import type { ServerFrame } from '@sojourn/contract/talk/conversations'

let audio: AudioContext | undefined
let lastAt = 0

/** Two short tones, made here: nothing has to be loaded. Browsers keep silent until the page was pressed once. */
export function chime() {
  if (Date.now() - lastAt < 2000 || !navigator.userActivation?.hasBeenActive) return
  lastAt = Date.now()
  audio ??= new AudioContext()
  const start = audio.currentTime
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const at = start + index * 0.12
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.18)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.2)
  }
}

/** Only where nobody looks at the page; one for each conversation. */
export function notifyDesktop({ msg, conversation_id }: ServerFrame) {
  if (!msg || document.visibilityState === 'visible') return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const notice = new Notification(msg.participant.user.full_name, {
    body: msg.message,
    tag: conversation_id ?? 'messages',
  })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
