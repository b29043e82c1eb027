import { paths } from '@sojourn/contract/paths/paths'
import { Checkbox, Switch } from '../ui/choice/checkbox.tsx'
import { RadioGroup } from '../ui/choice/radio-group.tsx'
import { Select } from '../ui/choice/select.tsx'
import { SearchInput } from '../ui/form/search-input.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { CodeInput } from '../ui/secret/code-input.tsx'
import { PasswordInput } from '../ui/secret/password-input.tsx'
import { Part } from './kit-section.tsx'

const purposes = [
  { value: 'work', label: 'Work' },
  { value: 'study', label: 'Study' },
  { value: 'family', label: 'Family', help: 'To join a person who already lives there.' },
]

export function Inputs() {
  return (
    <>
      <Part title="TextInput">
        <TextInput label="First name" autoComplete="given-name" placeholder="As in your passport" required />
        <TextInput label="Middle name" help="Only if it stands in your passport." />
        <TextInput
          label="Email address"
          type="email"
          defaultValue="amara@"
          error="incorrect email"
          required
        />
        <TextInput label="Reference" defaultValue="SJ-2026-00417" disabled required />
      </Part>
      <Part title="Textarea, Select, SearchInput">
        <Textarea label="Please tell us about you" help="A few sentences are enough." required />
        <Textarea
          label="Comment"
          defaultValue={'Too long. '.repeat(20)}
          error="please input more details"
          required
        />
        <Select label="Purpose" choices={purposes} placeholder="Choose a purpose" required />
        <Select label="Purpose" choices={purposes} error="please select a purpose for relocation" required />
        <SearchInput label="Search agents" placeholder="Search agents" defaultValue="Canada" />
      </Part>
      <Secrets />
      <Checkboxes />
      <Part title="RadioGroup">
        <RadioGroup label="Purpose" name="a" choices={purposes} defaultValue="study" required />
        <RadioGroup
          label="Gender"
          name="b"
          choices={purposes.slice(0, 2)}
          error="please select a gender"
          inline
          required
        />
        <RadioGroup label="Purpose" name="c" choices={purposes} defaultValue="family" framed required />
      </Part>
    </>
  )
}

const Secrets = () => (
  <Part title="PasswordInput, CodeInput">
    <PasswordInput label="Password" autoComplete="current-password" required />
    <PasswordInput
      label="New password"
      autoComplete="new-password"
      help="8 to 15 characters which contains at least one lowercase letter, one uppercase letter, one numeric digit, and one special character."
      required
    />
    <CodeInput
      label="Code from your mail"
      name="otp"
      help="Five digits. It is good for ten minutes."
      required
    />
  </Part>
)

const Checkboxes = () => (
  <Part title="Checkbox, Switch">
    <div>
      <Checkbox label="Remember me on this device" defaultChecked />
      <Checkbox
        label={
          <>
            I have read the <a href={paths.terms()}>terms</a> and the{' '}
            <a href={paths.privacy()}>privacy policy</a>
          </>
        }
        error="please agree to the terms"
      />
      <Checkbox label="Not for you" help="Only verified agents may do this." disabled />
      <Switch label="Desktop notifications" help="We ask your browser first." defaultChecked />
      <Switch label="Sound" />
    </div>
  </Part>
)
