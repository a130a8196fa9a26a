import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpecialityId } from '#contract/doctors/specialities.ts'
import type { LicenceReview } from '#contract/licences/schemas.ts'
import {
  LicencePaperLink,
  useClaimLicenceReviewMutation,
  useReadLicenceReviewQuery,
  useReleaseLicenceReviewMutation,
} from '#features/licences/index.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Drawer } from '#shared/ui/overlay/Drawer.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { MailAddress } from '#shared/ui/text/MailAddress.tsx'
import { RefuseLicence } from './RefuseLicence.tsx'
import { VerifyLicence } from './VerifyLicence.tsx'

/** One licence beside the queue: what was handed in, who works on it, and the decision. */
export function ReviewLicence({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const review = useReadLicenceReviewQuery({ params: { id } })
  const [claim, claiming] = useClaimLicenceReviewMutation()
  const [release, releasing] = useReleaseLicenceReviewMutation()
  const [asked, ask] = useState<'verify' | 'refuse'>()
  const shown = review.currentData
  const isOwn = shown?.claim?.isOwn === true
  const ofAnother = shown?.claim?.isOwn === false
  const actions = shown && !ofAnother && (
    <Cluster gap="2" justify="end">
      {isOwn ? (
        <Button variant="quiet" loading={releasing.isLoading} onClick={() => void release({ params: { id } })}>
          {t('admin.review.release')}
        </Button>
      ) : (
        <Button variant="quiet" loading={claiming.isLoading} onClick={() => void claim({ params: { id } })}>
          {t('admin.review.claim')}
        </Button>
      )}
      <Button onClick={() => ask('refuse')}>{t('admin.verify.refuse')}</Button>
      <Button variant="filled" onClick={() => ask('verify')}>
        {t('admin.verify.verify')}
      </Button>
    </Cluster>
  )
  return (
    <>
      <Drawer open onClose={onClose} width={34} title={shown?.name ?? t('admin.review.title')} actions={actions}>
        <QueryState query={{ ...review, data: shown }} skeleton={<SkeletonText lines={8} />}>
          {(data) => (
            <Stack gap="5">
              {ofAnother && (
                <Banner tone="warning" title={t('admin.review.claimedTitle', { name: data.claim!.name })}>
                  {t('admin.review.claimedUntil')} <When instant={data.claim!.until} show="time" />
                </Banner>
              )}
              <ReviewFacts review={data} />
            </Stack>
          )}
        </QueryState>
      </Drawer>
      {shown && asked === 'verify' && <VerifyLicence licence={shown} onClose={() => ask(undefined)} onDone={onClose} />}
      {shown && asked === 'refuse' && <RefuseLicence licence={shown} onClose={() => ask(undefined)} onDone={onClose} />}
    </>
  )
}

function ReviewFacts({ review }: { review: LicenceReview }) {
  const { t } = useTranslation('workspace')
  const { of, isRenewal, speciality, papers, expiresOn, renewsUntil } = review
  const day = (value: string | null) => value && <CalendarDay date={value} />
  return (
    <Facts
      facts={[
        { name: t('admin.review.of'), value: t(isRenewal ? `admin.review.renewals.${of}` : `admin.review.kinds.${of}`) },
        { name: t('admin.columns.licence'), value: <bdi>{review.number}</bdi> },
        {
          name: t('admin.columns.speciality'),
          value: speciality && t(`doctors.speciality.${speciality as SpecialityId}`, { ns: 'site' }),
        },
        { name: t('admin.accounts.legalName'), value: review.legalName },
        { name: t('admin.columns.email'), value: <MailAddress>{review.email}</MailAddress> },
        { name: t('admin.columns.since'), value: <When instant={review.waitsSince} show="date" /> },
        { name: t('licences.expiresOn'), value: day(expiresOn) },
        { name: t('admin.review.renewsUntil'), value: day(renewsUntil) },
        {
          name: t('licences.papers'),
          value:
            papers.length === 0 ? (
              t('admin.review.noPapers')
            ) : (
              <Stack as="ul" gap="1" style={{ padding: 0, listStyle: 'none' }}>
                {papers.map((paper) => (
                  <li key={paper.fileId}>
                    <LicencePaperLink paper={paper} />
                  </li>
                ))}
              </Stack>
            ),
        },
      ]}
    />
  )
}
