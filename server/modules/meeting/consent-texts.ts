import type { Locale } from '#contract/kernel/values.ts'

/**
 * What a patient agrees to before a visit at a distance, in paragraphs. Another wording is another version (`consentVersion` in
 * contract/meeting/values.ts): what was agreed to is kept with the hash of what was read.
 */
export const consentTexts: Readonly<Record<Locale, readonly string[]>> = {
  'en-US': [
    'In a visit by video the doctor sees and hears you, and cannot examine you or your animal by hand. The doctor may ask you to come to a clinic instead.',
    'A visit by video is not for emergencies. If there is danger to life, call your local emergency number or go to the nearest open clinic now.',
    'Sound and picture go between your device and the doctor’s, encrypted. Nothing is recorded. What is written beside the picture is kept with the visit.',
    'You can end the visit at any time, and ask for a visit in a clinic.',
  ],
  'es-ES': [
    'En una cita por vídeo el médico le ve y le oye, pero no puede explorarle a usted ni a su animal con las manos. Puede pedirle que acuda a una clínica.',
    'Una cita por vídeo no es para urgencias. Si hay peligro para la vida, llame al número de emergencias de su zona o acuda ahora a la clínica abierta más cercana.',
    'El sonido y la imagen van cifrados entre su dispositivo y el del médico. No se graba nada. Lo que se escribe junto a la imagen se guarda con la cita.',
    'Puede terminar la cita en cualquier momento y pedir una cita en una clínica.',
  ],
  'fr-FR': [
    'Lors d’un rendez-vous par vidéo, le médecin vous voit et vous entend, mais ne peut examiner ni vous ni votre animal de ses mains. Il peut vous demander de venir dans un cabinet.',
    'Un rendez-vous par vidéo n’est pas fait pour les urgences. En cas de danger pour la vie, appelez le numéro d’urgence local ou rendez-vous tout de suite à la clinique ouverte la plus proche.',
    'Le son et l’image passent chiffrés entre votre appareil et celui du médecin. Rien n’est enregistré. Ce qui est écrit à côté de l’image est conservé avec le rendez-vous.',
    'Vous pouvez terminer le rendez-vous à tout moment et en demander un au cabinet.',
  ],
  'de-DE': [
    'Bei einem Termin per Video sieht und hört die Ärztin oder der Arzt Sie, kann Sie oder Ihr Tier aber nicht mit den Händen untersuchen. Sie können gebeten werden, in eine Praxis zu kommen.',
    'Ein Termin per Video ist nicht für Notfälle. Bei Lebensgefahr rufen Sie den örtlichen Notruf oder fahren Sie sofort zur nächsten offenen Klinik.',
    'Ton und Bild gehen verschlüsselt zwischen Ihrem Gerät und dem der Praxis. Nichts wird aufgezeichnet. Was neben dem Bild geschrieben wird, bleibt beim Termin gespeichert.',
    'Sie können den Termin jederzeit beenden und um einen Termin in der Praxis bitten.',
  ],
  ar: [
    'في الموعد عبر الفيديو يراك الطبيب ويسمعك، لكنه لا يستطيع فحصك أو فحص حيوانك بيديه. وقد يطلب منك الحضور إلى عيادة.',
    'الموعد عبر الفيديو ليس لحالات الطوارئ. إذا كان هناك خطر على الحياة فاتصل برقم الطوارئ المحلي أو توجه الآن إلى أقرب عيادة مفتوحة.',
    'ينتقل الصوت والصورة مشفّرين بين جهازك وجهاز الطبيب. لا يُسجَّل أي شيء. ويُحفظ مع الموعد ما يُكتب بجانب الصورة.',
    'يمكنك إنهاء الموعد في أي وقت وطلب موعد في العيادة.',
  ],
  'hi-IN': [
    'वीडियो परामर्श में डॉक्टर आपको देखते और सुनते हैं, पर आपकी या आपके पशु की हाथों से जाँच नहीं कर सकते। वे आपको क्लिनिक आने के लिए कह सकते हैं।',
    'वीडियो परामर्श आपात स्थिति के लिए नहीं है। जान को ख़तरा हो तो अपने यहाँ का आपातकालीन नंबर मिलाएँ या अभी सबसे नज़दीकी खुले क्लिनिक जाएँ।',
    'आवाज़ और तस्वीर आपके और डॉक्टर के उपकरण के बीच एन्क्रिप्ट होकर जाती हैं। कुछ भी रिकॉर्ड नहीं होता। तस्वीर के पास जो लिखा जाता है, वह परामर्श के साथ रखा जाता है।',
    'आप कभी भी परामर्श समाप्त कर सकते हैं और क्लिनिक में परामर्श माँग सकते हैं।',
  ],
}
