import { Tour } from 'antd'
import type { GuideProps } from '../overlay/Guide.tsx'
import AntdProvider from './AntdProvider.tsx'

/** antd's tour over the page. */
export default function TourSteps({ open, onClose, steps }: GuideProps) {
  return (
    <AntdProvider>
      <Tour
        open={open}
        onClose={onClose}
        steps={steps.map(({ title, text, target }) => ({
          title,
          description: text,
          target: () => document.querySelector<HTMLElement>(target)!,
        }))}
      />
    </AntdProvider>
  )
}
