import type { StoryContext } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { atRest } from './screen-story.tsx'
import { wordOf, type WordKey } from './words.ts'

type Context = Pick<StoryContext, 'parameters' | 'globals' | 'loaded' | 'canvasElement'>

/** The platform may take its time: passwords are hashed in this very page. */
const patience = { timeout: 15_000 }

const inputs = { selector: 'input:not([type=radio]), textarea' }

/** Texts for fields by the key of each field's label. */
export type Fields = Readonly<Partial<Record<WordKey, string>>>

/** The screen's form; where it has several, the one with a field of that label. */
function formOf({ canvasElement }: Context, label?: string): HTMLFormElement {
  const forms = [...canvasElement.querySelectorAll<HTMLFormElement>('main form')]
  const form = label === undefined ? forms[0] : forms.find((each) => within(each).queryByLabelText(label, inputs))
  if (!form) throw new Error(`The screen has no form with ${label ?? 'anything'}`)
  return form
}

const send = (form: HTMLFormElement) => userEvent.click(form.querySelector('[type=submit]')!)

/** A step: sent as it is, the form says at its fields what is missing, and the focus goes to the first of them. */
export async function saysWhatIsMissing(context: Context): Promise<void> {
  await atRest(context)
  const form = formOf(context)
  await send(form)
  await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).not.toBeNull(), patience)
  await expect(form).toContainElement(document.activeElement as HTMLElement)
}

/** A step: fills the fields of these labels, sends, and waits for what is said then, alone or within a longer text. */
export const fillsAndSends = (fields: Fields, said: RegExp | (() => string)) => async (context: Context) => {
  await atRest(context)
  const labelled = Object.entries(fields).map(([key, text]) => [wordOf(key as WordKey), text] as const)
  const form = formOf(context, labelled[0]?.[0])
  for (const [label, text] of labelled) {
    const field = within(form).getByLabelText(label, inputs)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await send(form)
  const sentence = typeof said === 'function' ? said() : said
  await waitFor(() => expect(within(document.body).getAllByText(sentence, { exact: false })[0]).toBeVisible(), patience)
  await atRest(context)
}

/** A number field of this name, once it is the one that stays: the device's own stands in until antd's has come, and goes while somebody types. */
export async function numberField(scope: ReturnType<typeof within>, name?: RegExp): Promise<HTMLElement> {
  const found = () => scope.getByRole('spinbutton', { name })
  await waitFor(() => expect(found()).toHaveAttribute('role', 'spinbutton'), patience)
  return found()
}
