import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'

/** The way from an order that was delivered to where each of its products is reviewed. */
export function ReviewBought({ lines }: Pick<Order, 'lines'>) {
  const { t } = useTranslation('site')
  const products = lines.flatMap(({ subject, record }) =>
    subject.kind === 'product' && record ? [{ id: record.id, name: subject.name }] : [],
  )
  if (products.length === 0) return null
  return (
    <Card as="section" aria-labelledby="review-bought">
      <Stack>
        <Heading level={2} size="m" id="review-bought">
          {t('shop.reviews.write')}
        </Heading>
        {products.map(({ id, name }) => (
          <Link key={id} to={paths.ecommerce.link({ id })}>
            {name}
          </Link>
        ))}
      </Stack>
    </Card>
  )
}
