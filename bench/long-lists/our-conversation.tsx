import { MessageList } from '#features/chat/components/MessageList.tsx'
import { waitForMount } from './page.tsx'
import { around, messages, ownId } from './talk.tsx'

const nothing = () => {}
const older = { isAsked: false, failed: false, ask: nothing }

waitForMount(
  () => (
    <MessageList
      conversation="talk"
      messages={messages}
      waiting={[]}
      ownId={ownId}
      peerName="Ben"
      canWrite
      peerDelivered={null}
      peerRead={null}
      found={null}
      onReply={nothing}
      onEdit={nothing}
      onDelete={nothing}
      onHistory={nothing}
      onEditWaiting={nothing}
      older={older}
      onAtEnd={nothing}
      handle={null}
    />
  ),
  around,
)
