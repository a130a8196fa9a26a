import { Steps } from 'antd'
import type { StepsProps } from '../navigation/Steps.tsx'
import AntdProvider from './AntdProvider.tsx'

/** antd's line of steps, as a list for those who listen. */
export default function StepLine({ label, steps, current }: StepsProps) {
  // antd's types know neither; both reach the element.
  const asList = { role: 'list', 'aria-label': label }
  return (
    <AntdProvider>
      <Steps
        {...asList}
        current={current}
        items={steps.map(({ title, note }, index) => ({
          title,
          content: note,
          role: 'listitem',
          ...(index === current && { 'aria-current': 'step' }),
        }))}
      />
    </AntdProvider>
  )
}
