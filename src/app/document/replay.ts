import type { EarlyDeed } from './before-first-paint.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * What was pressed and filled in before the page came alive happens now, in that order: nothing that a person did is lost. Call it
 * when React knows the page's elements.
 */
export async function replay(deeds: readonly EarlyDeed[]): Promise<void> {
  for (const [place, { control, value = '', checked = false }] of deeds.entries()) {
    if (!control.isConnected || (isSending(control) && isPressedAgain(control, deeds.slice(place + 1)))) continue
    if (control instanceof HTMLButtonElement) press(control)
    else if (control instanceof HTMLSelectElement) choose(control, value)
    else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) tick(control, checked)
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) fill(control, value)
    // React draws between two deeds, as it would have.
    await Promise.resolve()
  }
}

const isSending = (control: Element) => control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null

/** A form that was sent, changed and sent again is sent as it was at last: the application sends one thing at a time. */
const isPressedAgain = (button: Element, later: readonly EarlyDeed[]) => later.some(({ control }) => control === button)

function press(button: HTMLButtonElement): void {
  delete button.dataset['pressed']
  button.ariaBusy = null
  button.click()
}

function choose(list: HTMLSelectElement, value: string): void {
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** React took what it found for what it had written itself; only a change tells it otherwise. */
function fill(field: Field, value: string): void {
  field.value = `${value} `
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function tick(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}
