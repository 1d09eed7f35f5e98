/** Under a minute a clock calls for attention. */
export const SHORT = 60;

/** Seconds as a clock shows them: 2 d 04:10, 1:05:00, 4:09. */
export function timeLeft(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (part: number) => String(part).padStart(2, "0");
  const days = Math.floor(whole / 86400);
  const hours = Math.floor((whole % 86400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  if (days) return `${days} d ${two(hours)}:${two(minutes)}`;
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** A day without a move: whoever comes back is told what happened last. */
export const AWAY = 24 * 3600;
export const wasAway = (changed: number, now: number): boolean => now - changed >= AWAY;
