/** Telling a person that it is their turn: a wooden knock, a notification of the browser. */

let speaker: AudioContext | undefined;

/**
 * A small wooden knock, made here: two short filtered strokes. Silent where the browser does not
 * allow it.
 */
export function knock(): void {
  try {
    speaker ??= new AudioContext();
    void speaker.resume();
    stroke(speaker, speaker.currentTime + 0.01, 320, 0.35);
    stroke(speaker, speaker.currentTime + 0.15, 270, 0.28);
  } catch {
    // No sound on this machine.
  }
}

/** A lighter tap than the knock: somebody has said something. */
export function tap(): void {
  try {
    speaker ??= new AudioContext();
    void speaker.resume();
    stroke(speaker, speaker.currentTime + 0.01, 520, 0.16);
  } catch {
    // No sound on this machine.
  }
}

function stroke(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const body = audio.createBiquadFilter();
  body.type = "bandpass";
  body.frequency.value = pitch * 1.6;
  body.Q.value = 2.5;
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.8, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.12);
  tone.connect(body).connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.14);
}

/** Ask the browser whether it may show notices; true when it may. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A notice of the browser while the page is hidden; pressing it comes back to the table. */
export function notice(title: string, body: string, tag: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones only allow notices from a service worker; the title still tells.
  }
}
