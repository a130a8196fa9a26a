import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { ChatIcon } from '#shared/ui/icons/thing-icons.tsx'

interface MessageLinkProps {
  /** The account's id of whom one writes to. */
  to: string
  small?: boolean
}

/** Leads from a visit, a person or an order to the conversation with whoever stands behind it. */
export function MessageLink({ to, small }: MessageLinkProps) {
  const { t } = useTranslation('site')
  return (
    <LinkButton small={small} icon={<ChatIcon size={18} />} to={paths.chat.link({ with: to })}>
      {t('chat.message')}
    </LinkButton>
  )
}
