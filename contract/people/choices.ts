/** What can be chosen of a person or a pet. No zod: screens may import it for nothing. */

export const avatarColours = ['teal', 'coral', 'amber', 'violet', 'sky', 'moss', 'rose', 'slate'] as const
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const
export const personSexes = ['female', 'male', 'other'] as const
