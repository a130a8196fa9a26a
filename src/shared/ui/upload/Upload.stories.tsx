import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, type ComponentType } from 'react'
import { Avatar } from '../people/Avatar.tsx'
import { PictureField } from './PictureField.tsx'
import { UploadField, type UploadFieldProps } from './UploadField.tsx'
import { useUploads, type SendFile } from './use-uploads.ts'

const rule = { types: ['image/*', 'application/pdf'], mostBytes: 2_000_000, most: 4 }
const file = (name: string, type: string, size = 40_000) => new File([new Uint8Array(size)], name, { type })

/** One arrives, one fails, all others stay half way. */
const send: SendFile<string> = async ({ name }, { onProgress }) => {
  if (name.startsWith('Blood')) return name
  if (name.startsWith('Scan')) throw new Error('lost')
  onProgress(0.6)
  return new Promise<string>(() => {})
}

function Filled() {
  const uploads = useUploads({ rule, send, atOnce: 4 })
  useEffect(() => {
    uploads.add([
      file('Blood count.pdf', 'application/pdf'),
      file('Scan of the left ear, taken on Tuesday morning at home.pdf', 'application/pdf'),
      file('Ear.png', 'image/png'),
      file('Page.html', 'text/html'),
      file('Film.pdf', 'application/pdf', 2_500_000),
    ])
    // oxlint-disable-next-line react/exhaustive-deps -- once: what a person would choose
  }, [])
  return <UploadField label="Findings" hint="Pictures and PDF." uploads={uploads} />
}

/** One waits for the network, the other is paused. */
function Resuming() {
  const uploads = useUploads<string>({
    rule,
    isResumable: true,
    send: async ({ name }, { onProgress, onHold }) => {
      onProgress(0.6)
      onHold(name.startsWith('Film'))
      return new Promise<string>(() => {})
    },
  })
  useEffect(() => {
    uploads.add([file('Film of the left hind leg.png', 'image/png'), file('Ear.png', 'image/png')])
    // oxlint-disable-next-line react/exhaustive-deps -- once: what a person would choose
  }, [])
  const [, second] = uploads.uploads
  const isOnItsWay = second?.state === 'sending'
  useEffect(() => {
    if (isOnItsWay) uploads.pause?.(second.key)
    // oxlint-disable-next-line react/exhaustive-deps -- once it is on its way
  }, [isOnItsWay])
  return <UploadField label="Photos" hint="Pictures." uploads={uploads} cameras={{ 'image/*': 'Take a photo' }} />
}

type Args = Omit<UploadFieldProps, 'uploads'>

function Waiting(args: Args) {
  const uploads = useUploads({ rule, send })
  return <UploadField {...args} uploads={uploads} />
}

export default {
  title: 'Parts/Upload',
  component: UploadField as unknown as ComponentType<Args>,
  tags: ['autodocs'],
  args: { label: 'Findings', hint: 'Pictures and PDF.', error: '', disabled: false },
  render: (args) => <Waiting {...args} />,
} satisfies Meta<Args>
type Story = StoryObj<Args>

export const Empty: Story = {}
export const EachState: Story = { render: () => <Filled /> }
/** Files that stay where they are, some on a telephone's camera. */
export const Resumable: Story = { render: () => <Resuming /> }
export const Missing: Story = { args: { error: 'Add the licence before you send the form.' } }
export const Disabled: Story = { args: { disabled: true } }

const nothing = () => {}
const own = { label: 'Your picture', hint: 'Seen by everybody who sees your name.', onChoose: nothing, onRemove: nothing }
const avatar = <Avatar name="Ana Ruiz" size={88} />
export const Picture: Story = {
  render: () => (
    <PictureField {...own} has={false}>
      {avatar}
    </PictureField>
  ),
}
export const PictureOnItsWay: Story = {
  render: () => (
    <PictureField {...own} has progress={0.4}>
      {avatar}
    </PictureField>
  ),
}
export const PictureRemoved: Story = {
  render: () => (
    <PictureField {...own} has={false} told="The picture is removed." onUndo={nothing}>
      {avatar}
    </PictureField>
  ),
}
export const PictureRefused: Story = {
  render: () => (
    <PictureField {...own} has={false} error="This picture cannot be read. Choose another one.">
      {avatar}
    </PictureField>
  ),
}
