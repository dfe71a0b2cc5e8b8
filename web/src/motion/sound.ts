/** Sounds and touches, made here: short, soft, and only if somebody wants them. */

export type Sound = 'stone' | 'wood' | 'card' | 'bead' | 'water' | 'gong'

interface Voice {
  /** Of a filtered burst of noise, in hertz and seconds. */
  noise?: { pitch: number; length: number; loud: number }
  /** Of tones that fade. */
  tones?: { pitch: number; length: number; loud: number; after?: number }[]
  /** How long a phone trembles, in milliseconds. */
  touch: number
}

const VOICES: Record<Sound, Voice> = {
  stone: {
    noise: { pitch: 320, length: 0.09, loud: 0.5 },
    tones: [{ pitch: 110, length: 0.12, loud: 0.25 }],
    touch: 12,
  },
  wood: {
    noise: { pitch: 900, length: 0.05, loud: 0.3 },
    tones: [{ pitch: 210, length: 0.09, loud: 0.2 }],
    touch: 8,
  },
  card: { noise: { pitch: 2600, length: 0.08, loud: 0.18 }, touch: 6 },
  bead: {
    tones: [
      { pitch: 1650, length: 0.12, loud: 0.1 },
      { pitch: 2210, length: 0.16, loud: 0.07, after: 0.05 },
    ],
    touch: 8,
  },
  water: { noise: { pitch: 500, length: 0.5, loud: 0.16 }, touch: 10 },
  gong: {
    tones: [
      { pitch: 196, length: 1.4, loud: 0.2 },
      { pitch: 294, length: 1.1, loud: 0.12, after: 0.08 },
      { pitch: 392, length: 1.2, loud: 0.1, after: 0.18 },
    ],
    touch: 40,
  },
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  const voice = VOICES[sound]
  try {
    context ??= new AudioContext()
    // A browser starts it only once somebody has touched the page; what was missed until then is not made up for.
    if (context.state === 'suspended') {
      context.resume().catch(() => {})
      return
    }
    if (voice.noise) rustle(context, voice.noise)
    for (const tone of voice.tones ?? []) ring(context, tone)
    if ('vibrate' in navigator) navigator.vibrate(voice.touch)
  } catch {
    // Without sound it is the same game.
  }
}

function ring(
  audio: AudioContext,
  { pitch, length, loud, after = 0 }: NonNullable<Voice['tones']>[number],
): void {
  const start = audio.currentTime + after
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch })
  tone.connect(fading(audio, start, length, loud))
  tone.start(start)
  tone.stop(start + length)
}

function rustle(audio: AudioContext, { pitch, length, loud }: NonNullable<Voice['noise']>): void {
  const samples = Math.ceil(audio.sampleRate * length)
  const buffer = audio.createBuffer(1, samples, audio.sampleRate)
  const values = buffer.getChannelData(0)
  for (let n = 0; n < samples; n++) values[n] = Math.random() * 2 - 1
  const noise = new AudioBufferSourceNode(audio, { buffer })
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  noise.connect(band).connect(fading(audio, audio.currentTime, length, loud))
  noise.start()
}

function fading(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: loud })
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(audio.destination)
  return gain
}
