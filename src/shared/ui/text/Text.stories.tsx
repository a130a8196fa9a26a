import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../cards/Card.tsx'
import { Stack } from '../layout/layout.tsx'
import { Money } from '../money/Money.tsx'
import { Price } from '../money/Price.tsx'
import { CalendarDay } from '../time/CalendarDay.tsx'
import { Countdown } from '../time/Countdown.tsx'
import { Duration } from '../time/Duration.tsx'
import { When } from '../time/When.tsx'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'

export default {
  title: 'Parts/Text, money and time',
  component: Text,
  tags: ['autodocs'],
  args: {
    size: 'm',
    quiet: false,
    strong: false,
    numbers: false,
    children: 'Somebody looks at your message within a working day.',
  },
} satisfies Meta<typeof Text>
type Story = StoryObj<typeof Text>

export const Usual: Story = {}

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="4xl" display>
        Good care for the whole household
      </Heading>
      <Heading level={2}>Your next visit</Heading>
      <Heading level={3}>Fees</Heading>
      <Text>Somebody looks at your message within a working day.</Text>
      <Text quiet size="s">
        Times are shown for New York.
      </Text>
      <Text strong numbers>
        120/80
      </Text>
    </Stack>
  ),
}

const dollars = (amount: number) => ({ amount, currency: 'USD' as const })

/** Written as the reader's language writes them; the zone is named where two people may differ. */
export const Values: Story = {
  render: () => (
    <Stack>
      <Card>
        <Price value={dollars(4500)} before={dollars(6000)} per="a visit" />
      </Card>
      <Card>
        <Price value={dollars(0)} />
      </Card>
      <Card>
        <Money value={{ amount: 123_456, currency: 'EUR' }} />
      </Card>
      <Card>
        <When instant="2026-11-21T14:30:00.000Z" otherZone="Europe/Paris" />
      </Card>
      <Card>
        <CalendarDay date="1984-03-07" />
      </Card>
      <Card>
        <Duration minutes={90} />
      </Card>
      <Card>
        <Countdown until="2026-11-20T14:45:00.000Z" />
      </Card>
    </Stack>
  ),
}
