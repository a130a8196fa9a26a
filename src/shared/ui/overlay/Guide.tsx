import { useAntdPart } from '../antd/use-antd-part.ts'

export interface GuideProps {
  open: boolean
  /** At its end and when it is closed before. */
  onClose: () => void
  steps: readonly {
    title: string
    text: string
    /** Selector of what the step is about; in the middle of the screen where nothing matches. */
    target: string
  }[]
}

const load = () => import('../antd/TourSteps.tsx')

/** Shows somebody new around a screen, one thing after another. Workspaces only; antd's tour, fetched when it opens. */
export function Guide(props: GuideProps) {
  return useAntdPart(load, props.open)?.(props)
}
