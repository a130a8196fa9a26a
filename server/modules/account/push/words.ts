import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen about the account’s safety. */
export const accountPushWords: ModuleWords = {
  'en-US': {
    sessionEndedForSafety: { text: 'For your safety a device was signed out.' },
  },
  'es-ES': {
    sessionEndedForSafety: { text: 'Por su seguridad se ha cerrado la sesión en un dispositivo.' },
  },
  'fr-FR': {
    sessionEndedForSafety: { text: 'Pour votre sécurité, un appareil a été déconnecté.' },
  },
  'de-DE': {
    sessionEndedForSafety: { text: 'Zu Ihrer Sicherheit wurde ein Gerät abgemeldet.' },
  },
  ar: {
    sessionEndedForSafety: { text: 'حرصًا على أمانك سُجّل خروج أحد الأجهزة.' },
  },
  'hi-IN': {
    sessionEndedForSafety: { text: 'आपकी सुरक्षा के लिए एक डिवाइस को साइन आउट किया गया।' },
  },
}
