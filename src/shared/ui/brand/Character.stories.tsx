import type { Meta, StoryObj } from '@storybook/react-vite'
import { LaptopDoctorArt, ParcelDogArt, WaitingCatArt } from '../art/scenes.tsx'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { Card } from '../cards/Card.tsx'
import { RadioGroup } from '../field/RadioGroup.tsx'
import { MenuIcon, SearchIcon } from '../icons/first-view-icons.tsx'
import { SpecialityIcon } from '../icons/SpecialityIcon.tsx'
import { Cluster, Grid, Stack } from '../layout/layout.tsx'
import { Price } from '../money/Price.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { Rating } from '../status/Rating.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Wordmark } from './Wordmark.tsx'

export default { title: 'Carenest/Character', parameters: { layout: 'fullscreen' } } satisfies Meta

/** As wide as public pages are. */
const page = { inlineSize: '100%', maxInlineSize: 1200, marginInline: 'auto', paddingInline: 'var(--space-5)' } as const

/** How a public page feels, made of the parts: for judging tokens, not for copying. */
export const PublicPage: StoryObj = {
  render: () => (
    <Stack gap="7">
      <header style={page}>
        <Cluster justify="between" style={{ paddingBlock: 'var(--space-3)' }}>
          <Wordmark />
          <Cluster>
            <LinkButton to="/login" variant="quiet">
              Sign in
            </LinkButton>
            <IconButton label="Menu" icon={<MenuIcon />} />
          </Cluster>
        </Cluster>
      </header>
      <main style={page}>
        <Stack gap="8">
          <Grid fit least={20} gap="6" style={{ alignItems: 'center' }}>
            <Stack gap="5">
              <Heading level={1} size="5xl" display>
                A doctor for you. A vet for the rest of the family.
              </Heading>
              <Text size="l" quiet>
                See somebody today, by video or around the corner. Medicine comes to your door.
              </Text>
              <RadioGroup
                variant="segments"
                label="For whom?"
                labelHidden
                value="me"
                onChange={() => {}}
                options={[
                  { value: 'me', label: 'For me' },
                  { value: 'pet', label: 'For my pet' },
                ]}
              />
              <Cluster>
                <Button variant="call" icon={<SearchIcon />}>
                  Find a doctor
                </Button>
                <Button>See how it works</Button>
              </Cluster>
            </Stack>
            <LaptopDoctorArt width={460} />
          </Grid>
          <Grid fit least={15}>
            {['Ben Okafor', 'Ines Faure', 'Dev Patel'].map((name, index) => (
              <Card key={name}>
                <Stack>
                  <Cluster>
                    <Avatar name={name} size={56} />
                    <div>
                      <Heading level={2} size="m">
                        {name}
                      </Heading>
                      <Text size="s" quiet as="div">
                        <Cluster gap="1">
                          <SpecialityIcon size={16} speciality={['cardiology', 'paediatrics', 'small-animals'][index] ?? ''} />
                          {['Cardiology', 'Paediatrics', 'Small animals'][index]}
                        </Cluster>
                      </Text>
                    </div>
                  </Cluster>
                  <Rating value={4.8 - index * 0.2} count={128 - index * 30} />
                  <Price value={{ amount: 4500, currency: 'USD' }} per="a visit" />
                  <Button variant="filled" wide>
                    Book visit
                  </Button>
                </Stack>
              </Card>
            ))}
          </Grid>
          <Grid fit least={18}>
            <Card ground="soft" data-workspace="pets">
              <Stack>
                <WaitingCatArt />
                <Heading level={2} display>
                  Animals are welcome
                </Heading>
                <Text quiet>Keep vaccinations, weight and papers of every pet in one place.</Text>
              </Stack>
            </Card>
            <Card ground="soft" data-workspace="pharmacy">
              <Stack>
                <ParcelDogArt />
                <Heading level={2} display>
                  From the pharmacy next door
                </Heading>
                <Text quiet>Send a prescription, see the price, have it brought.</Text>
              </Stack>
            </Card>
          </Grid>
        </Stack>
      </main>
    </Stack>
  ),
}
