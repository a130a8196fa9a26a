import { configureStore } from '@reduxjs/toolkit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Provider } from 'react-redux'
import { userEvent, within } from 'storybook/test'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { withDevices } from '../devices/testing/story-devices.ts'
import { useOwnMedia } from '../devices/use-local-media.ts'
import { ConnectionTest } from './ConnectionTest.tsx'

const store = configureStore({ reducer: { userDetail: () => ({}) } })

function InWaitingRoom() {
  const media = useOwnMedia()
  return (
    <Provider store={store}>
      <div style={{ maxInlineSize: '20rem' }}>
        <ConnectionTest compact media={media} relay={{ iceServers: [], relayUntil: null }} />
      </div>
    </Provider>
  )
}

export default {
  title: 'Meeting/Connection test',
  beforeEach: withDevices({ camera: 'works', microphone: 'works' }),
} satisfies Meta

/** In a narrow place beside other things; that no relay is set up is an answer. */
export const CompactWithoutRelay: StoryObj = {
  render: () => <InWaitingRoom />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: wordOf('meeting.test.start') }))
    const text = new RegExp(wordOf('meeting.test.relay.notConfigured'))
    await isSeen(() => canvas.getByText(text), { timeout: 15_000 })
  },
}
