import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { carersCalls } from '#contract/carers/calls.ts'
import { peopleCalls } from '#contract/people/calls.ts'
import { invitedCarer } from '#mocks/scenarios/carers.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import type { Read } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

/** The patient's pet of this name, open. */
const openPet = (name: string) => async (read: Read) => {
  const pets = (await read(peopleCalls.listPets)) as readonly { id: string; name: string }[]
  return paths.userSettings.link({ tab: 'pets', pet: pets.find((pet) => pet.name === name)!.id })
}

export default {
  title: 'Screens/Patient/Carers of a pet',
  ...screenAt({ address: openPet('Biscuit'), role: 'patient', scenario: 'carer-invited' }),
} satisfies Meta
type Story = StoryObj

/** One who cares, and one who was invited. */
export const Success: Story = {}
export const Empty: Story = but({ address: openPet('Luna'), scenario: 'demonstration' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [carersCalls.listCarers] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [carersCalls.listCarers] } }), play: offersRetry }
/** Pets of others stand below one's own, with whose they are. */
export const InCare: Story = but({ address: paths.userSettings.link({ tab: 'pets' }), scenario: 'pet-in-care' })

/** An address that has an invitation is refused in words; another goes out. */
export const Invites: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('carers.invite') }))
    const title = wordOf('carers.inviteFor', { pet: 'Biscuit' })
    const dialog = within(await within(document.body).findByRole('dialog', { name: title }))
    const email = dialog.getByLabelText(new RegExp(wordOf('invitations.email')))
    await userEvent.type(email, invitedCarer)
    await userEvent.click(dialog.getByRole('button', { name: wordOf('invitations.send') }))
    await isSeen(() => dialog.getByText(wordOf('carers.refusals.carer_invited')))
    await userEvent.clear(email)
    await userEvent.type(email, 'tom@example.test')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('invitations.send') }))
    await isSeen(() => screen.getByText('tom@example.test'))
  },
}

/** What a carer may do is changed, and their care ended after a question. */
export const ChangesAndEnds: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click((await screen.findAllByText(wordOf('carers.change')))[0]!)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByLabelText(new RegExp(wordOf('carers.rights.book'))))
    await userEvent.click(dialog.getByRole('button', { name: wordOf('carers.save') }))
    await atRest(context)
    await userEvent.click((await screen.findAllByText(wordOf('carers.withdraw')))[0]!)
    const name = new RegExp(wordOf('carers.withdrawAsk', { name: '.+' }).replace('?', String.raw`\?`))
    const question = within(await within(document.body).findByRole('dialog', { name }))
    await userEvent.click(await question.findByRole('button', { name: wordOf('carers.withdraw') }))
    await isSeen(() => screen.getByText(wordOf('carers.none')))
  },
}
