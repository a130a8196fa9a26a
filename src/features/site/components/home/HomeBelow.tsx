import { Advertisement } from '#features/advertisements/index.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { ErrorState, OfflineState } from '#shared/patterns/states/states.tsx'
import { useReadHomeQuery } from '../../api.ts'
import { Experts } from './Experts.tsx'
import { Figures } from './Figures.tsx'
import { PetsBand } from './PetsBand.tsx'
import { Plans } from './Plans.tsx'
import { Posts } from './Posts.tsx'
import { Questions } from './Questions.tsx'
import { ShopPicks } from './ShopPicks.tsx'
import { Trust } from './Trust.tsx'
import { Voices } from './Voices.tsx'
import { WorkWithUs } from './WorkWithUs.tsx'

/** What of the home page comes after the first view. What the server knows keeps its place until it comes. */
export default function HomeBelow() {
  const { data, error, isFetching, refetch } = useReadHomeQuery()
  const failed = error !== undefined && data === undefined && !isFetching
  const State = faultOf(error).kind === 'offline' ? OfflineState : ErrorState
  return (
    <>
      {failed ? (
        <State onRetry={() => void refetch()} />
      ) : (
        <>
          <Experts doctors={data?.featuredDoctors} />
          <Figures figures={data?.figures} />
          <Voices voices={data?.voices} />
        </>
      )}
      <Trust />
      <PetsBand />
      <Plans />
      <Advertisement placement="home" />
      {!failed && (
        <>
          <ShopPicks products={data?.products} />
          <Posts posts={data?.posts} />
        </>
      )}
      <Questions />
      <WorkWithUs />
    </>
  )
}
