import { ButtonFace, type ButtonLook, buttonClass } from '../button/button-face.tsx'
import css from './file-choice.module.css'

interface Props extends Pick<ButtonLook, 'variant' | 'icon'> {
  children: string
  /** Names the file it asks for, where the words of the button alone do not. */
  label?: string
  accept: string
  multiple?: boolean
  capture?: 'environment'
  onFiles: (files: File[]) => void
}

/** A button that lets somebody choose a file of their device; the same file can be chosen again. */
export const FileChoice = ({
  variant = 'secondary',
  icon,
  children,
  label = children,
  onFiles,
  ...input
}: Props) => (
  <label className={buttonClass({ variant, size: 's' }, css.choice)}>
    <ButtonFace icon={icon}>{children}</ButtonFace>
    <input
      type="file"
      aria-label={label}
      className={css.input}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      }}
      {...input}
    />
  </label>
)
