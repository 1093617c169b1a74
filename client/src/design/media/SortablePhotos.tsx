import { chakra } from '@chakra-ui/react'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { sorting } from '../../copy/sorting'

type FramesProps = {
  ids: readonly string[]
  /** Called with all ids in their new order. */
  onOrder: (ids: string[]) => void
  /** A `SortablePhoto` for each id. */
  children: ReactNode
}

/** Pictures that are sorted by dragging, or with space and the arrow keys; screen readers hear each step. */
export function SortablePhotos({ ids, onOrder, children }: FramesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id))
    const to = ids.indexOf(String(over?.id))
    if (from !== to && from >= 0 && to >= 0) onOrder(arrayMove([...ids], from, to))
  }
  const place = (id: string | number) => ids.indexOf(String(id)) + 1
  const sentences = sorting.announcements(place)
  // Right after pick-up an item is over its own place; announcing that would interrupt the pick-up message.
  const isPickedUp = useRef(false)
  const announcements: Announcements = {
    ...sentences,
    onDragStart(event) {
      isPickedUp.current = true
      return sentences.onDragStart(event)
    },
    onDragOver(event) {
      const isFirst = isPickedUp.current && event.over?.id === event.active.id
      isPickedUp.current = false
      return isFirst ? undefined : sentences.onDragOver(event)
    },
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: sorting.instructions },
        announcements,
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

type FrameProps = {
  id: string
  /** position, from 1 */
  number: number
  /** Accessible description of the item: 'image 2, Editorial'. */
  what: string
  children: ReactNode
}

/** One sortable picture with its drag handle. */
export function SortablePhoto({ id, number, what, children }: FrameProps) {
  const sortable = useSortable({ id })
  return (
    <chakra.li
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      className="group"
      position="relative"
      zIndex={sortable.isDragging ? 1 : undefined}
      minW={0}
      bg="surface"
      outline="1px solid"
      outlineColor={sortable.isDragging ? 'accent' : 'hairline'}
    >
      <chakra.button
        type="button"
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={sorting.move(what)}
        data-theme="dark"
        position="absolute"
        zIndex={1}
        top={0}
        left={0}
        minW="touch"
        minH="touch"
        display="flex"
        alignItems="center"
        justifyContent="center"
        gap={1}
        textStyle="data"
        cursor={sortable.isDragging ? 'grabbing' : 'grab'}
        touchAction="none"
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        <GripVertical size={18} aria-hidden />
        {String(number).padStart(2, '0')}
      </chakra.button>
      {children}
    </chakra.li>
  )
}
