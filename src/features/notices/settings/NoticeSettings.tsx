import { NoticesPanel } from './NoticesPanel.tsx'
import { PushPanel } from './PushPanel.tsx'
import { QuietHoursPanel } from './QuietHoursPanel.tsx'

/** All that somebody settles about being told: what and how, when not, and on which devices. */
export function NoticeSettings() {
  return (
    <>
      <NoticesPanel />
      <QuietHoursPanel />
      <PushPanel />
    </>
  )
}
