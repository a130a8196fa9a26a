import { userEvent, waitFor, within } from 'storybook/test'

/** Chooses in a list that is searched by typing; waits until it stands where the device's own list stood. */
export async function chooseIn(place: HTMLElement, label: string, option: string) {
  const line = await waitFor(() => {
    const found = within(place).getByRole('combobox', { name: label })
    if (!(found instanceof HTMLInputElement)) throw new Error('the list is not there yet')
    return found
  })
  await userEvent.type(line, option)
  await userEvent.click(await within(document.body).findByRole('option', { name: option }))
}
