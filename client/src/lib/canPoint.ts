/** Whether somebody points here with a mouse or a pen, so that hovering can show something. */
export const canPoint = () => window.matchMedia('(hover: hover)').matches
