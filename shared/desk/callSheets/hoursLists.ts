/** Who gave the hours of a talent, and how: by the own call sheet, by the voucher's link, on the phone, or at the desk. */
export const HOURS_VIA = ['talent', 'link', 'phone', 'desk'] as const
export type HoursVia = (typeof HOURS_VIA)[number]
