import type { StoryContext } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Application } from '#app/start/Application.tsx'
import { isSeen } from './is-seen.ts'
import { openScreen, type OpenScreen } from './open-screen.ts'
import type { ScreenParameters } from './screen.ts'
import { chosenInToolbar } from './toolbar.ts'
import { wordOf } from './words.ts'

type Context = Pick<StoryContext, 'parameters' | 'globals' | 'loaded' | 'canvasElement'>

const parametersOf = ({ parameters, globals }: Pick<Context, 'parameters' | 'globals'>): ScreenParameters => ({
  ...(parameters['screen'] as ScreenParameters),
  ...chosenInToolbar(globals),
})

const openOf = ({ loaded }: Pick<Context, 'loaded'>) => (loaded as { open: OpenScreen }).open

/**
 * What all stories of a screen have in common: the application itself at the address, on the platform in the browser.
 * `export default { title: 'Screens/Patient/Notices', ...screenAt({ address: paths.notifications.link(), role: 'patient' }) }`
 */
export function screenAt(screen: ScreenParameters) {
  return {
    parameters: {
      layout: 'fullscreen',
      routed: true,
      screen,
      // The page of documents would write out store and router as the source otherwise, which takes for ever.
      docs: { source: { type: 'code' } },
      // Four fifths of what axe costs. Journeys look at the colours of every screen, stories at those of every part, and every pair of tokens is tested.
      a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
    },
    loaders: [async (context: Pick<Context, 'parameters' | 'globals'>) => ({ open: await openScreen(parametersOf(context)) })],
    render: (_args: object, context: Context) => <Opened {...openOf(context)} />,
    play: (context: Context) => atRest(context),
  }
}

/** The same screen in other circumstances: the parameters of one story. */
export const but = (screen: Partial<ScreenParameters>) => ({ parameters: { screen } })

let count = 0
const keys = new WeakMap<OpenScreen, number>()

/** A key of its own for each opening: nothing of the story before stays. */
function Opened(open: OpenScreen) {
  if (!keys.has(open)) keys.set(open, (count += 1))
  return <Application key={keys.get(open)} {...open} />
}

/** Until nothing is asked of the platform any more, so that what a test looks at is what a person sees. A call left unanswered is not waited for. */
export async function atRest(context: Context): Promise<void> {
  if (parametersOf(context).fault?.kind === 'unanswered') return pause(300)
  const { store } = openOf(context)
  const isBusy = () => {
    const { queries, mutations } = store.getState().api
    return [...Object.values(queries), ...Object.values(mutations)].some((call) => call?.status === 'pending')
  }
  for (let quiet = 0; quiet < 3; quiet = isBusy() ? 0 : quiet + 1) await pause(50)
}

/** A step: what could not be had is said, and can be asked for again. */
export async function offersRetry(context: Context): Promise<void> {
  await atRest(context)
  const name = wordOf('patterns.tryAgain')
  await isSeen(() => within(context.canvasElement).getAllByRole('button', { name })[0])
}

/** A step: the screen says this. */
export const says = (text: string | RegExp) => async (context: Context) => {
  await atRest(context)
  await isSeen(() => within(context.canvasElement).getAllByText(text)[0])
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
