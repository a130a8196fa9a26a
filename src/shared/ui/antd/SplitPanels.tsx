import { Splitter } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import type { SplitViewProps } from '../layout/SplitView.tsx'
import AntdProvider from './AntdProvider.tsx'
import { useShownLook } from './use-look.ts'

const least = 20
const most = 80
const stepOfKeys = 5

/** antd's two panels. Its bar can be drawn only: here it takes the focus, a name and the arrow keys too. */
export default function SplitPanels({ label, start, end, initial = 40 }: SplitViewProps) {
  const { direction } = useShownLook()
  const [share, setShare] = useState(initial)
  const named = (frame: HTMLElement | null) => {
    const bar = frame?.querySelector('.ant-splitter-bar-dragger')
    bar?.setAttribute('tabindex', '0')
    bar?.setAttribute('aria-label', label)
  }
  const pressed = (event: KeyboardEvent) => {
    if (!(event.target as Element).matches('.ant-splitter-bar-dragger')) return
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const step = event.key === forward ? stepOfKeys : event.key === backward ? -stepOfKeys : 0
    if (step === 0) return
    event.preventDefault()
    setShare(Math.min(Math.max(share + step, least), most))
  }
  return (
    <AntdProvider>
      {/* The keys reach it from the bar within, which is what takes the focus. */}
      <div ref={named} role="presentation" onKeyDown={pressed}>
        <Splitter onResize={([first = 0, second = 0]) => setShare(Math.round((100 * first) / (first + second)))}>
          <Splitter.Panel size={`${share}%`} min={`${least}%`} max={`${most}%`}>
            {start}
          </Splitter.Panel>
          <Splitter.Panel>{end}</Splitter.Panel>
        </Splitter>
      </div>
    </AntdProvider>
  )
}
