import type { MessageWords } from '#server/kernel/words.ts'

const signature = '\n\nCarenest'

export const german: Readonly<Record<string, MessageWords>> = {
  registrationCode: {
    subject: '{{code}} ist Ihr Bestätigungscode für Carenest',
    text:
      'Guten Tag,\n\nIhr Code zum Abschluss der Registrierung ist {{code}}. Er gilt zehn Minuten.\n\nHaben Sie sich nicht bei Carenest registriert, müssen Sie nichts tun.' +
      signature,
  },
  registrationKnown: {
    subject: 'Sie haben schon ein Konto bei Carenest',
    text:
      'Guten Tag {{name}},\n\njemand, vielleicht Sie, wollte sich mit dieser Adresse registrieren, die schon ein Konto hat. Melden Sie sich wie gewohnt an oder fordern Sie auf der Anmeldeseite ein neues Passwort an.\n\nWaren Sie das nicht, müssen Sie nichts tun.' +
      signature,
  },
  mobileCode: { text: 'Ihr Anmeldecode für Carenest ist {{code}}. Er gilt zehn Minuten. Nennen Sie ihn niemandem.' },
  mobileConfirmation: { text: 'Ihr Code, um diese Nummer bei Carenest zu bestätigen, ist {{code}}. Er gilt zehn Minuten.' },
  mobileMoved: {
    subject: 'Ihre Mobilnummer wurde aus Carenest entfernt',
    text:
      'Guten Tag {{name}},\n\njemand hat nachgewiesen, dass Ihre Mobilnummer jetzt ihm gehört, deshalb wurde sie aus Ihrem Konto entfernt. In Ihren Einstellungen können Sie eine andere hinzufügen.' +
      signature,
  },
  resetCode: {
    subject: '{{code}} ist Ihr Code für ein neues Carenest-Passwort',
    text:
      'Guten Tag {{name}},\n\nIhr Code für ein neues Passwort ist {{code}}. Er gilt zehn Minuten.\n\nHaben Sie ihn nicht angefordert, bleibt Ihr Passwort, wie es ist, und Sie müssen nichts tun.' +
      signature,
  },
  passwordChanged: {
    subject: 'Ihr Carenest-Passwort wurde geändert',
    text:
      'Guten Tag {{name}},\n\nIhr Passwort wurde am {{at, instant}} geändert, und andere Geräte wurden abgemeldet.\n\nWaren Sie das nicht, setzen Sie sofort über „Passwort vergessen?“ auf der Anmeldeseite ein neues Passwort.' +
      signature,
  },
  phoneUnreachable: {
    subject: 'Bitte prüfen Sie eine Telefonnummer in Ihrem Carenest-Konto',
    text:
      'Guten Tag {{reader}},\n\neine Telefonnummer in Ihrem Carenest-Konto gibt es nicht. Anrufe und Nachrichten kommen dort nicht an. Bitte öffnen Sie Carenest und berichtigen Sie die Nummer: Wir haben sie für Sie markiert.' +
      signature,
  },
  sessionEndedForSafety: {
    subject: 'Wir haben ein Gerät von Ihrem Carenest-Konto abgemeldet',
    text:
      'Guten Tag {{reader}},\n\neine alte Anmeldung Ihres Kontos wurde noch einmal benutzt; das kann heißen, dass jemand sie kopiert hat. Zur Sicherheit haben wir diese Anmeldung beendet. Bitte melden Sie sich neu an und ändern Sie Ihr Passwort, wenn Sie nicht wissen, wie es dazu kam.' +
      signature,
  },
}
