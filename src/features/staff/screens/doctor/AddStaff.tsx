import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { routeText } from '#shared/i18n/route-text.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonCards } from '#shared/ui/feedback/Skeleton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { staffQuestions } from '../../api.ts'
import { Invitations } from '../../components/Invitations.tsx'
import { InviteStaff } from '../../components/InviteStaff.tsx'
import { Members } from '../../components/Members.tsx'
import { useStaffRefusals } from '../../components/use-staff-refusals.ts'

const question = combineQuestions({
  members: defineQuestion(staffQuestions.listStaff, () => undefined),
  invitations: defineQuestion(staffQuestions.listInvitations, () => undefined),
})

export default defineScreen({ question, view: AddStaff })

/** The doctor's staff: who works here, what they may do, who was invited. Invitations are the doctor's alone, so staff see none of it. */
function AddStaff({ answer: { members, invitations } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [inviting, setInviting] = useState(false)
  const [fault, setFault] = useState<string>()
  const { sentenceOf } = useStaffRefusals()

  const run = async (work: Promise<unknown>, said: string) => {
    setFault(undefined)
    try {
      await work
      dispatch(toastShown({ kind: 'success', title: t('staff.team'), text: said }))
    } catch (error) {
      setFault(sentenceOf(error))
    }
  }
  const invite = (
    <Button variant="filled" icon={<PlusIcon />} onClick={() => setInviting(true)}>
      {t('staff.invite')}
    </Button>
  )
  return (
    <Stack gap="5">
      <PageHeader
        title={routeText('staff.routes.addStaff', 'title', t)}
        about={routeText('staff.routes.addStaff', 'about', t)}
        actions={members.data && invitations.data && members.data.length > 0 ? invite : undefined}
      />
      {fault && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
      <QueryState query={invitations} isEmpty={() => false} skeleton={<SkeletonCards cards={3} />}>
        {(invited) => (
          <QueryState query={members} isEmpty={() => false} skeleton={<SkeletonCards cards={3} />}>
            {(list) => (
              <>
                {list.length > 0 ? (
                  <Members list={list} run={run} />
                ) : (
                  <Empty title={t('staff.emptyTitle')} actions={invite}>
                    {t('staff.emptyBody')}
                  </Empty>
                )}
                <Invitations list={invited} run={run} />
              </>
            )}
          </QueryState>
        )}
      </QueryState>
      {inviting && <InviteStaff onClose={() => setInviting(false)} />}
    </Stack>
  )
}
