import type { ReactNode } from 'react'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { QueryState } from '../states/QueryState.tsx'
import { type ListQuery, rowsOf } from './list-of.ts'
import { MoreOfList } from './MoreOfList.tsx'
import { NoMatch } from './NoMatch.tsx'
import type { ListController } from './useListController.ts'

/** What RTK Query's hook answers: what is shown belongs to what is asked for now. */
export type CardQuery<Item> = ListQuery<Item> & { currentData?: ListQuery<Item>['data'] }

interface Cards<Item> {
  /** Names the list, where no heading does. */
  label?: string
  itemKey: (item: Item) => string
  card: (item: Item) => ReactNode
  /** The least width of a column in rem; as many as fit. Absent: cards below one another. */
  least?: number
  children?: undefined
}

/** Cards that bring a list of their own (`PictureCards`). */
interface OwnCards<Item> {
  children: (items: readonly Item[]) => ReactNode
}

interface Around<Item> {
  query: CardQuery<Item>
  /** What narrows the list down, in the address; a list of rows has the same. Absent: nothing does. */
  controller?: Pick<ListController, 'narrowed' | 'clear'>
  /** Of the shape that is coming. */
  skeleton: ReactNode
  /** When there is nothing and nothing was narrowed down. */
  empty: ReactNode
  /** How many were found, as a sentence; it is said when it changes. */
  found?: (items: readonly Item[]) => string
  /** Above the cards: what marks on them mean, a map of them. */
  above?: (items: readonly Item[]) => ReactNode
}

export type CardListProps<Item> = Around<Item> & (Cards<Item> | OwnCards<Item>)

/** A list of cards with everything around it: loading, nothing there, nothing that matches, error with retry, how many, more. */
export function CardList<Item>(props: CardListProps<Item>) {
  const { query, controller, skeleton, empty, found, above } = props
  return (
    <QueryState
      query={{ ...query, data: rowsOf(query.currentData) }}
      skeleton={skeleton}
      empty={controller?.narrowed ? <NoMatch onClear={controller.clear} /> : empty}
    >
      {(items) => (
        <Stack gap="4" aria-busy={query.isFetching || undefined}>
          {found && (
            <Text as="output" size="s" quiet>
              {found(items)}
            </Text>
          )}
          {above?.(items)}
          {props.children ? props.children(items) : <Cards {...props} items={items} />}
          <MoreOfList query={query} />
        </Stack>
      )}
    </QueryState>
  )
}

function Cards<Item>({ label, itemKey, card, least, items }: Cards<Item> & { items: readonly Item[] }) {
  const all = items.map((item) => (
    // In columns a card is as high as its row.
    <li key={itemKey(item)} style={least === undefined ? undefined : { display: 'grid' }}>
      {card(item)}
    </li>
  ))
  return least === undefined ? (
    <Stack as="ul" gap="4" aria-label={label}>
      {all}
    </Stack>
  ) : (
    <Grid as="ul" least={least} gap="4" aria-label={label}>
      {all}
    </Grid>
  )
}
