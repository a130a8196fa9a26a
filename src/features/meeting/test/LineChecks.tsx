import { useTranslation } from 'react-i18next'
import { CheckRow } from './CheckRow.tsx'
import { outcomeOf, type Findings } from './findings.ts'

/** What no device is needed for: the way to the other side, and the line by which the two are told of each other. */
export function LineChecks({ findings }: { findings: Findings }) {
  const { t } = useTranslation('workspace')
  const { path, hub } = findings
  return (
    <>
      <CheckRow check="path" outcome={outcomeOf('path', findings)}>
        {path ? (
          <>
            {t(`meeting.test.path.${path.way ?? 'unchecked'}`)} {t(`meeting.test.relay.${path.relay}`)}
          </>
        ) : (
          t('meeting.test.looking')
        )}
      </CheckRow>
      <CheckRow check="hub" outcome={outcomeOf('hub', findings)}>
        {hub ? t(`meeting.test.hub.${hub.state}`, { milliseconds: hub.roundTrip ?? 0 }) : t('meeting.test.looking')}
      </CheckRow>
    </>
  )
}
