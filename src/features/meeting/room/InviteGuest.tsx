import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestLink } from '#contract/meeting/guest-schemas.ts'
import { guestLinkMinutes } from '#contract/meeting/guests.ts'
import { ShareButton } from '#shared/patterns/share/ShareButton.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from '../call/call.module.css'
import { useMakeGuestLinkMutation } from '../guest/guest-api.ts'

/** Asks somebody into the call by a link, which one person can use once. A control of the call. */
export function InviteGuest({ meeting }: { meeting: string }) {
  const { t } = useTranslation('workspace')
  const [isOpen, setOpen] = useState(false)
  const [link, setLink] = useState<GuestLink | null>(null)
  const [make, making] = useMakeGuestLinkMutation()
  const open = async () => {
    setOpen(true)
    setLink(null)
    const { data } = await make({ params: { id: meeting } })
    if (!data) return
    setLink(data)
    // The cache need not know what lets somebody in.
    making.reset()
  }
  const address = link && `${paths.meetingGuest.link()}#${link.token}`
  return (
    <>
      <IconButton className={styles.control} icon={<PlusIcon />} label={t('meeting.guests.invite')} onClick={() => void open()} />
      {isOpen && (
        <Dialog open title={t('meeting.guests.invite')} onClose={() => setOpen(false)}>
          <Stack>
            <Text>{t('meeting.guests.inviteAbout', { count: guestLinkMinutes })}</Text>
            {making.isError && (
              <Banner tone="error" live action={<Button onClick={() => void open()}>{t('meeting.guests.again')}</Button>}>
                {t('meeting.guests.inviteFailed')}
              </Banner>
            )}
            {link && address && (
              <>
                <Field label={t('meeting.guests.link')}>
                  <TextInput
                    readOnly
                    dir="ltr"
                    value={new URL(address, location.origin).href}
                    onFocus={(event) => event.target.select()}
                  />
                </Field>
                <ShareButton address={address} title={t('meeting.guests.shareTitle')} />
                <Text quiet size="s">
                  {t('meeting.guests.until')} <When instant={link.expiresAt} show="time" />
                </Text>
              </>
            )}
          </Stack>
        </Dialog>
      )}
    </>
  )
}
