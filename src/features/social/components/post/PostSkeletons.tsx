import { Card } from '#shared/ui/cards/Card.tsx'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'

/** Posts that are on their way. */
export function PostSkeletons({ posts = 3 }: { posts?: number }) {
  return (
    <Stack gap="4">
      {Array.from({ length: posts }, (_, index) => (
        <Card key={index}>
          <Stack gap="3">
            <Skeleton width="12rem" height="2.75rem" />
            <Skeleton width="90%" />
            <Skeleton width="60%" />
            <Skeleton width="100%" height="10rem" />
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
