import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'
import { withDevices } from '../../devices/testing/story-devices.ts'

export default {
  title: 'Screens/Doctor/Connection test',
  ...screenAt({ address: paths.doctorTestConnection.link(), role: 'doctor' }),
  beforeEach: withDevices({ camera: 'works', microphone: 'works' }),
} satisfies Meta

export const Ready: StoryObj = {}
