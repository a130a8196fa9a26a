import { HomeHero } from '../../components/home/HomeHero.tsx'
import { HowItWorks } from '../../components/home/HowItWorks.tsx'
import { WhenNear } from '../../components/home/WhenNear.tsx'

const below = () => import('../../components/home/HomeBelow.tsx')

/** The face of the platform. The first view is light and complete by itself; the rest comes when somebody goes on. */
export default function Home() {
  return (
    <>
      <HomeHero />
      <HowItWorks />
      <WhenNear load={below} />
    </>
  )
}
