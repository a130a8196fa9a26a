import { faultOf } from '#shared/patterns/states/fault.ts'
import { ErrorState, OfflineState } from '#shared/patterns/states/states.tsx'
import { Experts } from '../../components/home/Experts.tsx'
import { Figures } from '../../components/home/Figures.tsx'
import { HomeHero } from '../../components/home/HomeHero.tsx'
import { HowItWorks } from '../../components/home/HowItWorks.tsx'
import { PetsBand } from '../../components/home/PetsBand.tsx'
import { Posts } from '../../components/home/Posts.tsx'
import { ShopPicks } from '../../components/home/ShopPicks.tsx'
import { WorkWithUs } from '../../components/home/WorkWithUs.tsx'
import { useReadHomeQuery } from '../../api.ts'

/** The face of the platform. What it says by itself is there at once; what the server knows keeps its place until it comes. */
export default function Home() {
  const { data, error, isFetching, refetch } = useReadHomeQuery()
  const failed = error !== undefined && data === undefined && !isFetching
  const State = faultOf(error).kind === 'offline' ? OfflineState : ErrorState
  return (
    <>
      <HomeHero />
      {failed ? (
        <State onRetry={() => void refetch()} />
      ) : (
        <>
          <Figures figures={data?.figures} />
          <Experts doctors={data?.featuredDoctors} />
        </>
      )}
      <HowItWorks />
      <PetsBand />
      {!failed && (
        <>
          <ShopPicks products={data?.products} />
          <Posts posts={data?.posts} />
        </>
      )}
      <WorkWithUs />
    </>
  )
}
