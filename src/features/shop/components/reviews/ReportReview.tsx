import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductReview } from '#contract/catalogue/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'

const ReportDialog = lazy(() => import('#features/social/index.ts').then((social) => ({ default: social.ReportDialog })))

/** Reports what somebody says of a product to the office. */
export function ReportReview({ review: { id, author } }: { review: ProductReview }) {
  const { t } = useTranslation('site')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button small variant="quiet" onClick={() => setOpen(true)}>
        {t('shop.reviews.report', { name: author })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog subject="productReview" id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
