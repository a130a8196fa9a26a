import type { Product, ProductCard } from '#contract/catalogue/schemas.ts'
import { minorDigits, type Amount } from '#contract/kernel/money-text.ts'
import { paths } from '#shared/paths.ts'
import {
  listOf,
  type StructuredDataBuilder,
  type Thing,
  type StructuredDataInput,
} from '#shared/document/structured-data-builder.ts'

/** The product of the page, or those of its list. */
export const tellOfProducts: StructuredDataBuilder = (told) => {
  const [product] = told.answers('readProduct') as readonly Product[]
  if (product) return thingOf(product, told)
  const [found] = told.answers('listProducts') as readonly { pages: { items: ProductCard[] }[] }[]
  return found && listOf(found.pages.flatMap(({ items }) => items).map((card) => thingOf(card, told)))
}

function thingOf(product: ProductCard | Product, { whole }: StructuredDataInput): Thing {
  const url = whole(paths.ecommerce.link({ id: product.id }))
  return {
    '@type': 'Product',
    name: product.name,
    ...('description' in product && product.description && { description: product.description }),
    ...(product.picture && { image: whole(product.picture) }),
    ...(product.rating.average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
    category: product.category,
    sku: product.id,
    url,
    offers: {
      '@type': 'Offer',
      price: inMajorUnits(product.price),
      priceCurrency: product.price.currency,
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Pharmacy', name: product.pharmacy.name },
      url,
    },
  }
}

/** `12.50`, with the digits that the currency has. */
function inMajorUnits({ amount, currency }: Amount): string {
  const digits = minorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
