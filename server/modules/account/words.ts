import type { ModuleWords } from '#server/kernel/words.ts'
import { arabic } from './words/arabic.ts'
import { french } from './words/french.ts'
import { german } from './words/german.ts'
import { hindi } from './words/hindi.ts'
import { spanish } from './words/spanish.ts'

const signature = '\n\nCarenest'

export const accountWords: ModuleWords = {
  'en-US': {
    registrationCode: {
      subject: '{{code}} is your Carenest confirmation code',
      text: `Hello,\n\nyour code to finish the registration is {{code}}. It is good for ten minutes.\n\nIf you did not register with Carenest, you need not do anything.${signature}`,
    },
    registrationKnown: {
      subject: 'You already have a Carenest account',
      text: `Hello {{name}},\n\nsomebody, perhaps you, tried to register with this address, which has an account already. Sign in as usual, or ask for a new password on the sign-in page.\n\nIf it was not you, you need not do anything.${signature}`,
    },
    mobileCode: { text: 'Your Carenest sign-in code is {{code}}. It is good for ten minutes. Never tell it to anybody.' },
    mobileConfirmation: { text: 'Your code to confirm this number with Carenest is {{code}}. It is good for ten minutes.' },
    mobileMoved: {
      subject: 'Your mobile number was removed from Carenest',
      text: `Hello {{name}},\n\nsomebody has proven that your mobile number is theirs now, so it was removed from your account. You can add another one in your settings.${signature}`,
    },
    resetCode: {
      subject: '{{code}} is your code for a new Carenest password',
      text: `Hello {{name}},\n\nyour code to set a new password is {{code}}. It is good for ten minutes.\n\nIf you did not ask for it, your password stays as it is and you need not do anything.${signature}`,
    },
    passwordChanged: {
      subject: 'Your Carenest password was changed',
      text: `Hello {{name}},\n\nyour password was changed on {{at, instant}}, and other devices were signed out.\n\nIf it was not you, set a new password at once with “Forgotten password” on the sign-in page.${signature}`,
    },
    phoneUnreachable: {
      subject: 'Check a phone number in your Carenest account',
      text: `Hello {{reader}},\n\na phone number in your Carenest account doesn’t exist, so calls and messages to it reach nobody. Please open Carenest and correct it: we marked it for you.${signature}`,
    },
    sessionEndedForSafety: {
      subject: 'We signed a device out of your Carenest account',
      text: `Hello {{reader}},\n\nan old sign-in of your account was used again, which can mean that somebody copied it. To be safe we ended that sign-in. Please sign in again, and change your password if you do not know why this happened.${signature}`,
    },
  },
  'es-ES': spanish,
  'fr-FR': french,
  'de-DE': german,
  ar: arabic,
  'hi-IN': hindi,
}
