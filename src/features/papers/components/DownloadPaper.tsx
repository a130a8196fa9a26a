import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { saveAddress } from '#shared/lib/save-file.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { DownloadIcon } from '#shared/ui/icons/action-icons.tsx'

interface DownloadPaperProps {
  /** Of the file, with its ending. */
  name: string
  /** Answers the paper's address within this page, or why it did not come. */
  read: () => PromiseLike<{ data?: string; error?: unknown }>
  /** What the button is about, where several stand on one screen. */
  label?: string
  /** What the button says, where it is not just the paper of the page. */
  text?: string
}

/** Hands the person a paper as a file. */
export function DownloadPaper({ name, read, label, text }: DownloadPaperProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const { data: address, error } = await read()
    setBusy(false)
    if (address === undefined) {
      dispatch(errorToast(t('papers.download.failed'), error))
      return
    }
    saveAddress(name, address)
  }
  return (
    <Button
      small
      icon={<DownloadIcon size={18} />}
      loading={isBusy}
      aria-label={text ? undefined : label}
      onClick={() => void save()}
    >
      {text ?? t('papers.download.pdf')}
    </Button>
  )
}
