/** Each seat has a colour and a letter. */
export const letter = (seat: number) => 'ABCDE'[seat] ?? '?'
