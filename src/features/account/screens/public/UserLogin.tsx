import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { State } from '#shared/patterns/states/State.tsx'
import { paths } from '#shared/paths.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { returnToName, returnToOf } from '#shared/routing/return-to.ts'
import { startPageOf } from '#shared/session/access.ts'
import { selectUserType, signedIn } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { useMobileLoginMutation, useSendMobileCodeMutation } from '../../api.ts'
import { AccountFrame } from '../../components/AccountFrame.tsx'
import { CodeStep } from '../../components/CodeStep.tsx'
import { PhoneStep } from '../../components/PhoneStep.tsx'
import { useCodeByPhone } from '../../use-code-by-phone.ts'
import { useStep } from '../../use-step.ts'

/** Sign-in by phone number and one-time code. Open to everybody: whoever has signed in here is led on, whoever was signed in before stays. */
export default function UserLogin() {
  const { t } = useTranslation('site')
  const { search } = useLocation()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const userType = useSelector(selectUserType)
  const { step, go, back } = useStep()
  const [sendCode] = useSendMobileCodeMutation()
  const [mobileLogin] = useMobileLoginMutation()
  const { form, sent, send } = useCodeByPhone(
    (phone) => sendCode({ body: { phone } }).unwrap(),
    () => go('code'),
  )
  const enter = async (phone: string, code: string) => {
    const login = await mobileLogin({ body: { phone, code } }).unwrap()
    dispatch(signedIn(login))
    await navigate(returnToOf(search, location.origin) ?? startPageOf(login.userType), { replace: true })
  }
  if (userType !== undefined) {
    return (
      <State
        level={1}
        title={t('account.mobile.signedIn')}
        actions={
          <LinkButton variant="filled" to={startPageOf(userType)}>
            {t('app.wrongRole.action')}
          </LinkButton>
        }
      >
        {t('account.mobile.signedInHint')}
      </State>
    )
  }

  const returnTo = new URLSearchParams(search).get(returnToName) ?? undefined
  return (
    <AccountFrame
      kind="patient"
      title={routeText('account.routes.userLogin', 'title', t)}
      about={t('account.mobile.about')}
      foot={<Link to={paths.login.link({ returnTo })}>{t('account.signIn.byPassword')}</Link>}
    >
      {step === 'code' && sent ? (
        <CodeStep
          title={t('account.mobile.codeTitle')}
          sentTo={t('account.mobile.sentTo', { phone: sent.phone })}
          resendIn={sent.resendIn}
          sentAt={sent.at}
          onResend={() => send(sent.phone)}
          onConfirm={(code) => enter(sent.phone, code)}
          back={
            <Button variant="quiet" onClick={back}>
              {t('account.mobile.change')}
            </Button>
          }
        />
      ) : (
        <PhoneStep
          form={form}
          label={t('account.mobile.phone')}
          hint={t('account.mobile.noNumber')}
          submit={t('account.mobile.send')}
          wide
        />
      )}
    </AccountFrame>
  )
}
