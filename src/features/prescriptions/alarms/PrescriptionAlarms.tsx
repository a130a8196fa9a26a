import { Stack } from '#shared/ui/layout/layout.tsx'
import { useListPrescriptionAlarmsQuery } from '../api.ts'
import { ConflictAlarm } from './ConflictAlarm.tsx'

/** Above everything else: prescriptions of the person, or of one subject alone, that have become dangerous. */
export function PrescriptionAlarms({ subjectId }: { subjectId?: string }) {
  const { data = [] } = useListPrescriptionAlarmsQuery()
  const shown = subjectId === undefined ? data : data.filter(({ subject }) => subject.id === subjectId)
  if (shown.length === 0) return null
  return (
    <Stack gap="3">
      {shown.map((alarm) => (
        <ConflictAlarm key={alarm.id} alarm={alarm} linked />
      ))}
    </Stack>
  )
}
