import { describe, expect, it, vi } from 'vitest'
import { storage } from './storage'
import { begin, figure, knows, language, learn, listed, speak, t } from './words.svelte'

describe('begin', () => {
  it('takes the language that was chosen here before', () => {
    storage.set('locale', 'it')
    begin()
    expect(language()).toBe('it')
  })

  it('takes the first language of the browser that it knows', () => {
    vi.stubGlobal('navigator', { languages: ['fr-FR', 'nl-BE', 'de'] })
    begin()
    expect(language()).toBe('nl')
  })

  it('speaks English to everybody else', () => {
    vi.stubGlobal('navigator', { languages: ['fr'] })
    begin()
    expect(language()).toBe('en')
  })
})

describe('t', () => {
  it('fills in what a message needs', () => {
    expect(t('clock-decision', { time: '1 minute' })).toBe('1 minute per decision')
  })

  it('writes numbers below zero with the minus sign of print', () => {
    expect(t('history-line', { place: 2, points: -5 })).toBe('place 2, −5 points')
    expect([figure(-5), figure(7)]).toEqual(['−5', '7'])
  })

  it('says the name of a message that there is not, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementationOnce(() => {})
    const id = ['no', 'such', 'message'].join('-')
    expect(t(id)).toBe(id)
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('speak', () => {
  it('changes the language, marks the page with it, and keeps the choice', async () => {
    await speak('de')
    expect([language(), document.documentElement.lang, storage.get('locale')]).toEqual(['de', 'de', 'de'])
  })

  it('obeys the last of several choices', async () => {
    await Promise.all([speak('de'), speak('nl')])
    expect(language()).toBe('nl')
  })

  it('brings the words of a game along', async () => {
    await learn('gold')
    await speak('de')
    expect(t('gold-material-stone')).toBe('Stein')
  })
})

describe('learn', () => {
  it('makes the words of a game known', async () => {
    expect(knows('gold-material-jade')).toBe(false)
    await learn('gold')
    expect(knows('gold-material-jade')).toBe(true)
  })
})

it('lists names as one says them', () => {
  expect(listed(['Ana', 'Ben', 'Eva'])).toBe('Ana, Ben, and Eva')
})
