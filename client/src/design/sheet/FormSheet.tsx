import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { Banner } from '../feedback/Banner'
import { CheckField } from '../form/CheckField'
import { ComboBox } from '../form/combo/ComboBox'
import { FileDrop } from '../form/FileDrop'
import { PasswordField } from '../form/PasswordField'
import { SelectField } from '../form/SelectField'
import { SubmitButton } from '../form/SubmitButton'
import { Switch } from '../form/Switch'
import { TextArea } from '../form/TextArea'
import { TextField } from '../form/TextField'
import { Section } from '../layout/Section'
import { ImageSlot } from '../media/ImageSlot'
import { shown, thousand } from './samples'

export function FormSheet() {
  const [model, setModel] = useState('')
  const [isOn, setOn] = useState(true)
  return (
    <Section title="Forms" mb={16}>
      <Grid gap={6} maxW="form">
        <Banner tone="success">Thank you for your message! We'll get back to you within 24-48 hours.</Banner>
        <Banner tone="error">Failed to submit your booking request. Please try again.</Banner>
        <TextField label="Client name" required autoComplete="name" />
        <TextField
          label="Email"
          type="email"
          required
          error="Enter a valid email address"
          defaultValue="devika@"
        />
        <ComboBox
          label="Model"
          required
          choices={thousand}
          value={model}
          onChange={setModel}
          placeholder="Type a name"
        />
        <SelectField
          label="Budget range"
          placeholder="Select a range"
          choices={['$500-$1,000', '$1,000-$2,500']}
        />
        <PasswordField label="Password" help="At least 8 characters" autoComplete="new-password" />
        <TextArea label="Details" help="The shoot, the place, the use." />
        <CheckField label="Remember me on this device" />
        <Switch label="Asha" on={isOn} onChange={setOn} copy={{ on: 'Assigned', off: 'Available' }} />
        <FileDrop
          label="Portfolio"
          help="Images, videos and PDFs. Max 10MB each."
          accept="image/jpeg,image/png,image/webp"
          files={[
            { key: '1', name: 'front.jpg', size: 812_000 },
            {
              key: '2',
              name: 'a-very-long-name-of-a-showreel-of-last-summer.mp4',
              size: 7_812_000,
              share: 0.4,
            },
            { key: '3', name: 'notes.txt', size: 900, error: 'Invalid file type: notes.txt.' },
          ]}
          onFiles={() => {}}
          onRemove={() => {}}
        />
        <Grid gridTemplateColumns="repeat(3, 1fr)" gap={3}>
          <ImageSlot
            label="Profile Picture"
            accept="image/*"
            picture={shown(1)}
            onFiles={() => {}}
            onRemove={() => {}}
          />
          <ImageSlot label="Front" accept="image/*" picture={null} uploading onFiles={() => {}} />
          <ImageSlot label="Add Image" accept="image/*" picture={null} onFiles={() => {}} />
        </Grid>
        <SubmitButton busy={false} busyWords="Sending...">
          Send request
        </SubmitButton>
        <SubmitButton busy busyWords="Sending...">
          Send request
        </SubmitButton>
      </Grid>
    </Section>
  )
}
