/** Characters of typed initials, at most. */
export const maxInitials = 10;
