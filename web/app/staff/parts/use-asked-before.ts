import { type FormEvent, useRef, useState } from 'react'
import type { FormHandle } from '../../ui/form/use-form.ts'

/** A dialog asks once more before a form goes out that cannot be taken back. */
export function useAskedBefore(form: FormHandle, isWeighty: (data: FormData) => boolean) {
  const [open, setOpen] = useState(false)
  const isConfirmed = useRef(false)
  return {
    asking: {
      ...form,
      async onSubmit(event: FormEvent<HTMLFormElement>) {
        if (isConfirmed.current || !isWeighty(new FormData(event.currentTarget))) return form.onSubmit(event)
        event.preventDefault()
        setOpen(true)
      },
    },
    confirming: {
      open,
      onClose: () => setOpen(false),
      onConfirm() {
        setOpen(false)
        isConfirmed.current = true
        form.ref.current?.requestSubmit()
        isConfirmed.current = false
      },
    },
  }
}
