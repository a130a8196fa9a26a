import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { idField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { SearchField } from '#shared/patterns/list/SearchField.tsx'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty, NotFound } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useFindDuplicatesQuery } from '../../api.ts'
import { ChooseDuplicate } from '../../components/ChooseDuplicate.tsx'
import { MergeForm } from '../../components/MergeForm.tsx'

const fields = { account: idField, with: idField }

/** Two accounts of one patient become one: which is closed, what goes over, what stands in the way. Names that are searched for stay out of the address. */
export default function MergeAccounts() {
  const { t } = useTranslation('workspace')
  const { values, change } = useAddress(fields)
  const [search, setSearch] = useState('')
  const { account, with: other } = values
  const query = useFindDuplicatesQuery(account ? { params: { id: account }, query: search ? { search } : {} } : skipToken)
  const header = <PageHeader title={t('merges.routes.mergeAccounts.title')} about={t('merges.routes.mergeAccounts.about')} />
  if (!account)
    return (
      <Stack gap="5">
        {header}
        <Empty title={t('merges.which')} actions={<LinkButton to={paths.userList.link()}>{t('merges.patients')}</LinkButton>}>
          {t('merges.fromList')}
        </Empty>
      </Stack>
    )
  return (
    <Stack gap="5">
      {header}
      <SearchField label={t('merges.search')} hint={t('merges.whichHint')} value={search} onSearch={setSearch} />
      <QueryState query={query} missing={<NotFound level={2} />}>
        {({ account: own, candidates }) => {
          const chosen = candidates.find(({ id }) => id === other)
          return (
            <>
              <ChooseDuplicate
                candidates={candidates}
                chosen={chosen?.id}
                onChoose={(id) => change({ with: id }, { replace: true })}
              />
              {chosen && <MergeForm key={chosen.id} pair={[own, chosen]} />}
            </>
          )
        }}
      </QueryState>
    </Stack>
  )
}
