/** The button that asks for a new code goes once it is sent: whoever pressed it goes on in the field of the code. */
export async function thenToTheCode<Sent>(sent: Promise<{ data: Sent }>) {
  const { data } = await sent
  document.querySelector<HTMLElement>('[name=otp]')?.focus()
  return data
}
