/** Each seat has a colour and a number, the same as beside its player's name. */
export const mark = (seat: number) => String(seat + 1)
