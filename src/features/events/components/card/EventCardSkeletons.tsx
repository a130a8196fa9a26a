import { Card } from '#shared/ui/cards/Card.tsx'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'

/** Events' cards that are on their way. */
export function EventCardSkeletons() {
  return (
    <Stack gap="4">
      {Array.from({ length: 4 }, (_, index) => (
        <Card key={index}>
          <Stack gap="3">
            <Skeleton width="9rem" />
            <Skeleton width="60%" height="1.4rem" />
            <Skeleton width="70%" />
            <Skeleton width="50%" />
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
